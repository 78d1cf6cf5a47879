import { testPart } from './lookEverywhere.ts';

testPart('signedOut');
