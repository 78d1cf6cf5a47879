// The one form of a name that is looked up and counted: two spellings that find one account share its limits.
import { storable } from '../database/storable.ts';

export function accountName(name: string): string {
  return storable(name).trim().toLowerCase();
}
