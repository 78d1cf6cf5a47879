import { firefox } from '../driven/drivers.ts';
import { testJourneys } from './journeys.ts';

testJourneys(firefox);
