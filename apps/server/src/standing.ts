/** What decides about a person's card, besides rights. */
export type Standing = {
  id: string;
  companyId: string;
  level: 1 | 2 | 3;
  compType: 0 | 1 | 2;
  /** His number is the one the company is reached under. */
  isContact: boolean;
};
