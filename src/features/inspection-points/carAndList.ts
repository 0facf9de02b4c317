/** The columns of the car and of the list beside it. */
export const carAndList = 'minmax(0, 1.7fr) minmax(0, 1fr)';
