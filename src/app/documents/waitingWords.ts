// Why something has not arrived yet, and what happens next: no network, no login, or a server that did not take it. Only what is
// known is said.
import { useOnline } from '../data/online.ts';

type WaitsFor = 'network' | 'login' | 'server';

/** A try that failed while there is a network is not the network's fault, or nobody knows that it is. */
function waitsFor({ state, tries }: { state: string; tries: number }, online: boolean): WaitsFor {
  if (state === 'needs-login') return 'login';
  return online && tries > 0 ? 'server' : 'network';
}

export function useWaitsFor(row: { state: string; tries: number }): WaitsFor {
  return waitsFor(row, useOnline());
}
