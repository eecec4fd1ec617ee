-- Every upload asks how many files its account has, and how large they are.
CREATE INDEX stored_file_account ON stored_file (account_id) INCLUDE (size, attached);
DROP INDEX stored_file_unattached_account;
