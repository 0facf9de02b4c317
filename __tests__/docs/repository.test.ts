/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../src/content/company';
import { companyName } from '../../src/content/companyName';

const WORKFLOWS = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(readdirSync(WORKFLOWS))('%s', (name) => {
  const text = read(path.join(WORKFLOWS, name));

  it('calls only npm scripts that exist', () => {
    const called = [...text.matchAll(/\bnpm (?:run )?(test|start|(?<=run )[\w:-]+)/g)].map(
      ([, script = '']) => script,
    );
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('calls only files that exist', () => {
    const called = [...text.matchAll(/\bscripts\/[\w/.-]+/g)].map(([file]) => file);
    expect(called.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('pins developers to the oldest Node that CI tests', () => {
  const [, oldest] = /node: \[(\d+)/.exec(read(path.join(WORKFLOWS, 'ci.yml'))) ?? [];
  expect(oldest).toBe(read('.nvmrc').trim());
});

it('ignores each pinned platform build in dependency updates', () => {
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, unknown> };
  const pinned = Object.keys(overrides).filter((name) => typeof overrides[name] === 'string');
  expect(pinned.length).toBeGreaterThan(0);
  for (const name of pinned) expect(read('.github/dependabot.yml')).toContain(`dependency-name: ${name}\n`);
});

it('names the company in LICENSE and its e-mail in SECURITY.md', () => {
  expect(read('LICENSE')).toContain(`Copyright (c) 2026 ${companyName.full}.`);
  expect(read('SECURITY.md')).toContain(`[${company.email}](mailto:${company.email}?`);
});
