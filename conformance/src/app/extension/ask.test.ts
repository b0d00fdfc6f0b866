import type { Page } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetRejections } from './ask.ts'

const rejected = { code: 4001, message: 'User rejected the request.' }
const blocked = { code: 4100, message: 'Request blocked due to spam filter.' }
const unknown = { code: 4902, message: 'Unrecognized chain ID.' }

test('rejections that are forgotten do not count', async () => {
  const { page, switchTo } = world()
  for (let count = 1; count <= 2; count++) await switchTo('0x1')
  await forgetRejections(page)
  await switchTo('0x1')
  expect(await switchTo('0x1')).toEqual(rejected)
})

/** A page beside a MetaMask that rejects every switch to a chain it knows, and filters as 13.13.1 does. */
function world() {
  let rejections = 0
  const request = async ({ params }: { params: [{ chainId: string }] }) => {
    if (rejections >= 3) throw blocked
    const known = ['0x1', '0x38'].includes(params[0].chainId)
    rejections = known ? rejections + 1 : 0
    throw known ? rejected : unknown
  }
  vi.stubGlobal('ethereum', { request })
  onTestFinished(() => void vi.unstubAllGlobals())
  // Of a page, only what runs a function in it.
  const page = { evaluate: async (run: () => Promise<void>) => run() } as unknown as Page
  const switchTo = (chainId: string) =>
    request({ params: [{ chainId }] }).catch((error: unknown) => error)
  return { page, switchTo }
}
