/** An answer of KSeF that refuses a request, as problem details. */
export class KsefProblem extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, detail: string, code?: number) {
    super(detail);
    this.status = status;
    this.body = {
      title: detail,
      status,
      detail,
      ...(code === undefined ? {} : { errors: [{ code, description: detail }] }),
    };
  }
}
