import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { TouchstoneProvider, useWalletDialog } from '../index.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'

test('close() without a reason counts as a close by the user', () => {
  const connection = createFakeConnection()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TouchstoneProvider connection={connection}>{children}</TouchstoneProvider>
  )
  const { result } = renderHook(useWalletDialog, { wrapper })
  act(() => result.current.open())
  act(() => result.current.close())
  expect(result.current).toMatchObject({ isOpen: false, reason: 'close-press' })
})
