/** Raised when an old client could misunderstand a new server. */
export const PROTOCOL_VERSION = 3;

/** The header with the id of a call that makes something. Sent again with the same id it makes nothing new. */
export const REQUEST_HEADER = 'idempotency-key';

export const LIMITS = {
  /** Bytes of one message on the socket. */
  message: 16_384,
  /** The same for `takeSeat`, which carries what a seat brings. */
  seatMessage: 36_864,
  /** Bytes of what one seat brings, as JSON. */
  choice: 32_768,
  /** Bytes of one thing that a person keeps, as JSON, and how many of a kind. */
  item: 65_536,
  items: 200,
  itemName: 40,
  name: 24,
  tableName: 40,
  chat: 500,
  comment: 2_000,
  password: 64,
  /** Of any game; each has narrower ones of its own. */
  seats: { min: 1, max: 8 },
} as const;

/** Close codes of the socket. */
export const CLOSE = {
  /** The server is going down; come back in a moment. */
  restart: 4000,
  /** Too many bad messages, or far too many messages. */
  abuse: 4001,
  /** No valid hello in time. */
  unknown: 4002,
  /** The client reads too slowly. */
  slow: 4003,
} as const;

export const VISIBILITIES = ['open', 'unlisted', 'password'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const STOPS = ['always', 'ask', 'never'] as const;
/** Always: even while passing. Ask: unless passing. Never: the server passes for me. */
export type Stop = (typeof STOPS)[number];
export const PROPOSALS = ['undo', 'pause', 'resume', 'end'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];
