-- Operators leaf through accounts by name, and look for the few that have a role, are blocked or wait for their owner.
CREATE INDEX account_by_name ON account (last_name, first_name, id);
CREATE INDEX account_with_role ON account (created_at DESC, id DESC) WHERE cardinality(roles) > 0;
CREATE INDEX account_not_active ON account (status, created_at DESC, id DESC) WHERE status <> 'ACTIVE';
