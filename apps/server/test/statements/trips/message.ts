/** Of what people are told, and of applications on paper. */
export const messageTrips = {
  'message.list (service)': 1,
  'message.list (system)': 1,
  'message.list (requests to join)': 1,
  'message.read (one)': 3,
  'process.pdf': 3,
};
