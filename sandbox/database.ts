import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { JSValue } from 'node-sqlite3-wasm';
import * as v from 'valibot';

const TABLES = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
    phone TEXT NOT NULL, password TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS blacklist (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS quotes (
    reference TEXT PRIMARY KEY, client_request_id TEXT NOT NULL UNIQUE, user_id INTEGER, email TEXT NOT NULL,
    submitted_at INTEGER NOT NULL, step_ms INTEGER NOT NULL, pin TEXT, request TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS contact_messages (
    id INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, message TEXT NOT NULL);
`;

/** A database that validates rows as it reads them. All calls are synchronous, so they can't interleave. */
export interface Store {
  /** The first row, or undefined. */
  one<TSchema extends v.GenericSchema>(
    schema: TSchema,
    sql: string,
    values?: JSValue[],
  ): v.InferOutput<TSchema> | undefined;
  run(sql: string, values?: JSValue[]): { lastInsertRowid: number | bigint };
  /** A named value that persists across restarts. */
  setting(name: string): string | undefined;
  setSetting(name: string, value: string): void;
  count(table: 'users' | 'quotes' | 'contact_messages'): number;
  /** Empties every table except the settings. */
  clear(): void;
  close(): void;
}

/** node-sqlite3-wasm locks a file with a folder next to it. An old one was left behind by a killed process. */
const STALE_LOCK_MS = 5_000;

function removeStaleLock(file: string): void {
  const lock = `${file}.lock`;
  if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > STALE_LOCK_MS) rmdirSync(lock);
}

/**
 * Opens the database. Creates the file and tables if they are missing.
 * @param file a path, or ':memory:' for a database that is gone once closed
 */
export function openStore(file: string): Store {
  if (file !== ':memory:') {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    removeStaleLock(file);
  }
  const database = new sqlite.Database(file);
  database.exec('PRAGMA busy_timeout = 3000');
  database.exec(TABLES);

  const one: Store['one'] = (schema, sql, values = []) => {
    const row = database.get(sql, values);
    return row === null ? undefined : v.parse(schema, row);
  };
  const Value = v.object({ value: v.string() });
  const Total = v.object({ total: v.number() });

  return {
    one,
    run: (sql, values = []) => database.run(sql, values),
    setting: (name) => one(Value, 'SELECT value FROM settings WHERE name = ?', [name])?.value,
    setSetting: (name, value) => {
      database.run('INSERT OR REPLACE INTO settings VALUES (?, ?)', [name, value]);
    },
    count: (table) => one(Total, `SELECT count(*) AS total FROM ${table}`)?.total ?? 0,
    clear: () => {
      for (const table of ['users', 'blacklist', 'quotes', 'contact_messages'])
        database.run(`DELETE FROM ${table}`);
    },
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}
