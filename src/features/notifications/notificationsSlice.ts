import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export type NotificationKind = 'success' | 'error' | 'info';

export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly text: string;
  readonly link?: NotificationLink | undefined;
  /** A newer notification replaces older ones with the same subject, such as a failure followed by success. */
  readonly subject?: 'account' | undefined;
}

export interface NotificationLink {
  readonly to: string;
  readonly label: string;
}

const initialState: readonly Notification[] = [];

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (
        kind: NotificationKind,
        text: string,
        { link, subject }: Pick<Notification, 'link' | 'subject'> = {},
      ) => ({
        payload: { id: nanoid(8), kind, text, link, subject },
      }),
      reducer: (state, { payload }: PayloadAction<Notification>) => [
        ...state.filter(({ subject }) => !subject || subject !== payload.subject),
        payload,
      ],
    },
    /** Closed by its timer or by the visitor. */
    notificationClosed: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotifications: (state) => state },
});

export const notificationsReducer = notificationsSlice.reducer;
export const { notified, notificationClosed } = notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;
