/** What a command prints. */
export interface Output {
  /** Prints to the standard output. */
  print(text: string): void;
  /** Prints to the standard error. */
  complain(text: string): void;
}
