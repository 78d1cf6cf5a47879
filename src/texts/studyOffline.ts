// The texts of the offline screen, in the chosen language.
import { inLanguage } from './catalogue.ts';
import { studyOffline } from './en/studyOffline.ts';

export const studyOfflineTexts = inLanguage('studyOffline', studyOffline);
