// Finds the address of a request for rate limits. Forwarded headers are trusted only as far as TRUST_PROXY says that our own
// proxies wrote them.
import { isIP } from 'node:net';
import type { Context } from 'hono';

/** `proxies`: how many of our own are in front of the server. Each adds the address that it sees. */
export function addressOf(c: Context, proxies: number): string {
  const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const peer = bindings?.incoming?.socket?.remoteAddress ?? 'local';
  if (proxies === 0) return network(peer);
  const forwardedAddresses = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()));
  const clientAddress = forwardedAddresses[Math.max(0, forwardedAddresses.length - proxies)] ?? '';
  return network(isIP(clientAddress) === 0 ? peer : clientAddress);
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
}

/** The owner of an IPv6 address usually has the whole /64 network. */
function network(address: string): string {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plainAddress) !== 6) return plainAddress;
  const [head = '', tail = ''] = plainAddress.toLowerCase().split('::');
  const left = head.split(':').filter((part) => part !== '');
  const right = plainAddress.includes('::') ? tail.split(':').filter((part) => part !== '') : [];
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
