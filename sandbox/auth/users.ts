import * as v from 'valibot';
import type { Store } from '../database';

const UserSchema = v.object({
  id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.string(),
});
const WithPasswordSchema = v.object({ ...UserSchema.entries, password: v.string() });

/** A user as the backend returns it. */
export type User = v.InferOutput<typeof UserSchema>;

const normalized = (email: string) => email.trim().toLowerCase();

/** The users table. E-mail addresses are case-insensitive. */
export function usersOf(store: Store) {
  return {
    byId: (id: number): User | undefined => store.one(UserSchema, 'SELECT * FROM users WHERE id = ?', [id]),
    byEmail: (email: string) =>
      store.one(WithPasswordSchema, 'SELECT * FROM users WHERE email = ?', [normalized(email)]),
    /** @param user with the password already hashed */
    add: (user: Omit<v.InferOutput<typeof WithPasswordSchema>, 'id'>): User => {
      const email = normalized(user.email);
      const { first_name, last_name, phone } = user;
      const { lastInsertRowid } = store.run(
        'INSERT INTO users (email, first_name, last_name, phone, password) VALUES (?, ?, ?, ?, ?)',
        [email, first_name, last_name, phone, user.password],
      );
      return { id: Number(lastInsertRowid), email, first_name, last_name, phone };
    },
  };
}

export type Users = ReturnType<typeof usersOf>;
