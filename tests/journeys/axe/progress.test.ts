import { testPart } from './lookEverywhere.ts';

testPart('progress');
