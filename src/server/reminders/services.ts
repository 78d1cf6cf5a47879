// Says which addresses a message may be posted to: those of the browsers' push services. A subscription is an address that a stranger
// gave, so any other would let students make this server call whom they want.

/** A name that begins with a dot stands for all hosts below it. */
const HOSTS = [
  // Chrome, Edge on Android, Opera, Samsung
  'fcm.googleapis.com',
  // Firefox
  '.push.services.mozilla.com',
  // Safari
  '.push.apple.com',
  // Edge
  '.notify.windows.com',
];

/** @param ownServices origins that the operator allows besides, like `https://push.example` */
export function isPushService(endpoint: string, ownServices: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (ownServices.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
