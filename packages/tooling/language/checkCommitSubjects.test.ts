import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findBadCommitSubjects } from './findBadCommitSubjects.ts'

test.each([
  "fix(connect): keep the wallet's error code on timeout",
  'refactor!: move the suite',
  'docs: add a glossary',
  `test(app): ${'ü'.repeat(49)}`,
])('accepts the subject "%s"', (subject) => {
  expect(findBadCommitSubjects([subject])).toEqual([])
})

test.each([
  'keep the code',
  'fix keep the code',
  'fix(connect):keep the code',
  'mend(connect): keep the code',
])('rejects "%s", which is no Conventional Commit', (subject) => {
  expect(findBadCommitSubjects([subject])).toEqual([
    expect.stringContaining('no Conventional Commit'),
  ])
})

test('rejects a subject of 61 characters', () => {
  const subject = `test(app): ${'a'.repeat(50)}`
  expect(findBadCommitSubjects([subject])).toEqual([`${subject}: has 61 characters, at most 60`])
})

test('the command checks the commits since a revision, without merges', () => {
  const { run, git } = createRepository()
  git('commit', '--allow-empty', '-m', 'before')
  git('tag', 'base')
  git('checkout', '-q', '-b', 'other')
  git('commit', '--allow-empty', '-m', 'fix: keep the code')
  git('checkout', '-q', '-')
  git('merge', '-q', '--no-ff', '-m', "Merge branch 'other'", 'other')
  expect(run('base')).toEqual({ status: 0, last: '1 subjects read, 0 found' })

  git('commit', '--allow-empty', '-m', 'mend it')
  expect(run('base')).toEqual({ status: 1, last: '2 subjects read, 1 found' })
})

test('the command checks the last commit if the clone lacks the revision', () => {
  const { run, git } = createRepository()
  git('commit', '--allow-empty', '-m', 'before')
  git('commit', '--allow-empty', '-m', 'fix: keep the code')
  const lastOnly = { status: 0, last: '1 subjects read, 0 found' }
  expect(run('0'.repeat(40))).toEqual(lastOnly)
  expect(run()).toEqual(lastOnly)
})

function createRepository() {
  const cwd = mkdtempSync(path.join(tmpdir(), 'touchstone-subjects-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', [...user, ...args], { cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  git('init', '-q')
  const command = fileURLToPath(new URL('checkCommitSubjects.ts', import.meta.url))
  const run = (...args: string[]) => {
    const flags = ['--no-warnings', command, ...args]
    const { status, stdout } = spawnSync(process.execPath, flags, { cwd, encoding: 'utf8' })
    return { status, last: stdout.trim().split('\n').at(-1) }
  }
  return { run, git }
}
