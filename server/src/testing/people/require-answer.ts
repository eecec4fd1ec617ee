import pg from 'pg';

export const requireAnswer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
};
