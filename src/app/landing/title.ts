// What the landing says first, also as the document's title.
export const LANDING_TITLE = 'Study and Prepare for your exams faster';
