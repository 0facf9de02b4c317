/** How a state is to be felt; `Tag` gives each a mark and a color of its own. */
export type StateTone = 'good' | 'caution' | 'bad' | 'neutral' | 'sea';
