import { webkit } from '../driven/drivers.ts';
import { testJourneys } from './journeys.ts';

testJourneys(webkit);
