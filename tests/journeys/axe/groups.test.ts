import { testPart } from './lookEverywhere.ts';

testPart('groups');
