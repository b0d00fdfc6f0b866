import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const examples = join(import.meta.dirname, '../examples')

type Expectations = { expected: { check: string; status: string; reason: string; link: string }[] }

describe.each(['wagmi-dapp', 'rainbowkit-dapp'])('the page of %s', (folder) => {
  const page = readFileSync(join(examples, folder, 'README.md'), 'utf8')
  const json = readFileSync(join(examples, folder, 'expectations.json'), 'utf8')
  const { expected } = JSON.parse(json) as Expectations

  test('lists the declared failures by reason', () => {
    const groups = Map.groupBy(
      expected,
      ({ reason, link }) => `- ${reason} ([${fileOf(link)}](${link}))`,
    )
    const lines = [...groups].map(([line, cells]) => `${line} ${cells.map(formatCell).join(', ')}`)

    expect(page.split('\n').filter((line) => line.includes('/wevm/wagmi/blob/'))).toEqual(lines)
  })

  test('states the number of declared failures', () => {
    const count = (status: string) => expected.filter((entry) => entry.status === status).length

    expect(page).toContain(` pass, ${count('fail')} fail, ${count('blocked')} blocked, `)
  })
})

function fileOf(link: string) {
  return link.split('/').at(-1)?.split('#')[0]
}

function formatCell({ check, status }: Expectations['expected'][number]) {
  const cell = `\`${check.replace('app.', '')}\``
  return status === 'blocked' ? `${cell} (blocked)` : cell
}
