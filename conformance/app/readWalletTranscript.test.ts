import { createWallet } from '@touchstone/harness'
import { expect, test } from 'vitest'
import { isUnanswered } from './readWalletTranscript.ts'

test('counts a request as unanswered until it has a result or an error', async () => {
  const wallet = createWallet({ persona: 'standard', approval: 'prompt' })
  const answer = wallet.provider.request({ method: 'eth_requestAccounts' }).catch(() => {})
  const prompt = await wallet.waitForPrompt('eth_requestAccounts')
  expect(isUnanswered(wallet.transcript(), 'eth_requestAccounts')).toBe(true)
  expect(isUnanswered(wallet.transcript(), 'eth_accounts')).toBe(false)
  prompt.reject()
  await answer
  expect(isUnanswered(wallet.transcript(), 'eth_requestAccounts')).toBe(false)
})
