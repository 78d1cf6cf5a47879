// The next version of the app is built once, before the files of this folder that need it run.
import { nextBuild } from './builds.ts';

export default function setup(): void {
  nextBuild();
}
