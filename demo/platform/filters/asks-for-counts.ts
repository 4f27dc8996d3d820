/** Whether a request is for the numbers of products of a filtered list (docs/platform.md#filters). */
export const asksForCounts = ({ searchParams }: URL): boolean =>
  searchParams.get('xmlType') === 'filtering';
