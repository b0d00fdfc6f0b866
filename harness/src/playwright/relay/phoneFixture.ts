import type { Locator } from '@playwright/test'
import { createPhone, type Phone, type PhoneName, readQr } from '../../relay/index.ts'

/** A phone that can be held before a screen. */
export type PhoneFixture = Phone & {
  /** Waits until the picture shows a QR code, and scans it. Answers what it says. */
  look(picture: Locator): Promise<string>
}

/** The phones of one test. */
export type Phones = {
  /** @throws {TypeError} when an option is malformed. */
  add(persona: PhoneName, options?: AddPhoneOptions): Promise<PhoneFixture>
  all(): PhoneFixture[]
}

export type AddPhoneOptions = Omit<createPhone.Options, 'relay' | 'persona'>

export const createPhones = (defaults: Omit<createPhone.Options, 'persona'>): Phones => {
  const phones: PhoneFixture[] = []
  return {
    all: () => [...phones],
    add: async (persona, options = {}) => {
      const phone = await createPhone({ ...defaults, ...options, persona })
      const look = async (picture: Locator) => {
        const code = await seen(picture)
        await phone.scan(code)
        return code
      }
      const fixture = { ...phone, look }
      phones.push(fixture)
      return fixture
    },
  }
}

/** The pixels are all that a phone gets: a code is there once it can be read. */
async function seen(picture: Locator): Promise<string> {
  for (;;) {
    // It waits for the picture, and ends with the test.
    const code = readQr(await picture.screenshot({ animations: 'disabled' }))
    if (code !== undefined) return code
  }
}
