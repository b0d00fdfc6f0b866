import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { makeProfile, type Profile } from '../unpacked/makeProfile.ts'
import { cacheDirectory } from './cacheDirectory.ts'
import { makeOnce } from './makeOnce.ts'

/**
 * Copies an onboarded profile. The original is created once per user and key, and cached.
 *
 * @param onboard sets up an empty profile.
 */
export async function copyProfile(
  walletId: string,
  key: string,
  onboard: (folder: string) => Promise<void>,
): Promise<Profile> {
  const original = join(cacheDirectory(), `${walletId}-profiles`, key)
  await makeOnce(original, onboard)
  const profile = makeProfile()
  profile.removeAtExit()
  try {
    await cp(original, profile.folder, { recursive: true })
    return profile
  } catch (cause) {
    profile.remove()
    throw cause
  }
}
