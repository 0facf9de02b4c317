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

/** What the backend tells about a user. */
export type User = v.InferOutput<typeof UserSchema>;

const normal = (email: string) => email.trim().toLowerCase();

/** The users in the database; e-mail addresses are compared without regard to case. */
export function usersOf(store: Store) {
  return {
    byId: (id: number): User | undefined => store.one(UserSchema, 'SELECT * FROM users WHERE id = ?', [id]),
    byEmail: (email: string) =>
      store.one(WithPasswordSchema, 'SELECT * FROM users WHERE email = ?', [normal(email)]),
    /** @param user with the password already hashed */
    add: (user: Omit<v.InferOutput<typeof WithPasswordSchema>, 'id'>): User => {
      const email = normal(user.email);
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
