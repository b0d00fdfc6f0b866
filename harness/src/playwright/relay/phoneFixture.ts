import type { Locator } from '@playwright/test'
import type { Chains } from '../../chain/createLazyChains.ts'
import type { AddPhoneOptions } from '../../relay/phone/createPhone.ts'
import { createPhone, type Phone, type PhoneName, readQr } from '../../relay/index.ts'

/** A phone that can scan a code in the page. */
export type PhoneFixture = Phone & {
  /** Waits until the image shows a QR code and scans it. Returns the text of the code. */
  look(picture: Locator): Promise<string>
}

/** Phones of one test. */
export type Phones = {
  /**
   * Adds a phone with this persona.
   *
   * @throws {TypeError} if an option is malformed
   */
  add(persona: PhoneName, options?: AddPhoneOptions): Promise<PhoneFixture>
  all(): PhoneFixture[]
}

/** Creates the phones of a test. Their chains without `rpcUrl` are those of `localChains`. */
export const createPhones = (
  defaults: Omit<createPhone.Options, 'persona'>,
  localChains: Pick<Chains, 'declare' | 'rpc'>,
): Phones => {
  const phones: PhoneFixture[] = []
  return {
    all: () => [...phones],
    add: async (persona, options = {}) => {
      if (options.chains) localChains.declare(options.chains)
      const phone = await createPhone({
        ...defaults,
        rpc: localChains.rpc,
        ...options,
        persona,
      })
      const look = async (picture: Locator) => {
        const code = await readCode(picture)
        await phone.scan(code)
        return code
      }
      const fixture = { ...phone, look }
      phones.push(fixture)
      return fixture
    },
  }
}

async function readCode(picture: Locator): Promise<string> {
  for (;;) {
    // `screenshot` waits for the image. When the test ends, `screenshot` rejects, which ends the loop.
    const code = readQr(await picture.screenshot({ animations: 'disabled' }))
    if (code !== undefined) return code
  }
}
