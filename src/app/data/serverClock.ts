// What the server's clock says, for dates that it decides about. A device with a wrong clock learns how wrong from each answer.
let aheadMs = 0;

/** Below this a difference may be the network's. */
const SAME_MS = 60_000;

/** @param serverTime ms since 1970, as the server has just said */
export function learnServerTime(serverTime: number): void {
  const difference = serverTime - Date.now();
  aheadMs = Math.abs(difference) < SAME_MS ? 0 : difference;
}

/** This moment by the server's clock as far as this page has heard from it, else by the device's; ms since 1970. */
export function nowByServer(): number {
  return Date.now() + aheadMs;
}
