// Checks a signed pass without Oktet: node docs/check-pass.mjs https://the.checkpoint "OKT1:…"
// Needs Node 20 or newer and nothing else. It knows whether the checkpoint has signed the pass and until when it holds;
// whether the booking has changed since, only the checkpoint knows.
import { createPublicKey, verify } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const parse = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

/** `published` is the answer of GET /api/pass-keys. Returns what the pass says, or throws why it is none. */
export const checkPass = (text, published, now = Date.now() / 1000) => {
  const parts = /^OKT1:([\w-]+)\.([\w-]+)\.([\w-]{85}[AQgw])$/.exec(text);
  if (!parts || text.length > 350) throw new Error('not a signed pass');
  const [, header, payload, signature] = parts;
  const { alg, kid, crit } = parse(header);
  if (alg !== 'EdDSA' || crit !== undefined) throw new Error('another algorithm');
  const key = published.keys.find((known) => known.kid === kid);
  if (!key) throw new Error('not a key of this checkpoint');
  const { kty, crv, x } = key;
  const publicKey = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))) throw new Error('forged');
  const pass = parse(payload);
  if (pass.iss !== published.issuer) throw new Error('a pass of another checkpoint');
  if (!(now < pass.exp)) throw new Error('expired');
  return pass;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [site, text = ''] = process.argv.slice(2);
  const answer = await fetch(new URL('/api/pass-keys', site));
  process.stdout.write(`${JSON.stringify(checkPass(text, await answer.json()))}\n`);
}
