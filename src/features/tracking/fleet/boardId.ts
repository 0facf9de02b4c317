/** Element ids of the board on the tracking page. */
export const BOARD_ID = 'board';
export const BOARD_TITLE_ID = 'board-title';
