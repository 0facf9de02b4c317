/** The tone of a status. `Tag` has a mark and a color for each. */
export type StateTone = 'good' | 'caution' | 'bad' | 'neutral' | 'sea';
