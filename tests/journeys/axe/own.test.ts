import { testPart } from './lookEverywhere.ts';

testPart('own');
