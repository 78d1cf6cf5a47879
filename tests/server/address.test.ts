// Where a request comes from: the peer, unless TRUST_PROXY says how many proxies of our own wrote X-Forwarded-For.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf } from '#server/http/address';

async function told(remoteAddress: string, forwarded: string | null, proxies: number): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, proxies)));
  const headers = new Headers(forwarded === null ? [] : [['X-Forwarded-For', forwarded]]);
  return (await app.fetch(new Request('http://localhost/', { headers }), { incoming: { socket: { remoteAddress } } })).text();
}

test.each([
  ['10.0.0.1', null, 0, '10.0.0.1'],
  ['::ffff:10.0.0.1', null, 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['10.0.0.1', 'made up, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '[2001:db8:1:2::7]:443', 1, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', null, 0, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:1:2:3', null, 0, '2001:db8:1:2::/64'],
  ['fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
  ['::1', null, 0, '0:0:0:0::/64'],
])('from %s with %s behind %d proxies is %s', async (peer, forwarded, proxies, address) => {
  expect(await told(peer, forwarded, proxies)).toBe(address);
});
