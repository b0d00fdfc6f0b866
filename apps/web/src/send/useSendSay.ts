import { type Message, type Say, type TextKey, useSay } from '@touchstone/react'
import { send } from '@touchstone/react/texts/send'

/** A sentence of sending, as data. */
export type SendMessage = Message<SendKey>

type SendKey = TextKey | keyof typeof send

/** Says the sentences of sending. */
export const useSendSay = (): Say<SendKey> => useSay(send)
