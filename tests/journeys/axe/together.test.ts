import { testPart } from './lookEverywhere.ts';

testPart('together');
