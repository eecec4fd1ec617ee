const authority = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/is;

/** `postgres://user@one:5432,two:5433/name` as one address for each host, as libpq understands it. */
export const eachHost = (url: string): readonly string[] => {
  const [, before = '', hosts = url, after = ''] = authority.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
};
