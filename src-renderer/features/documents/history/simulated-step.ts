/** What the SRI does to a document, and in practice the simulator. */
const simulatedSteps = ['submitted', 'received', 'authorized', 'returned', 'not_authorized'] as const;
type SimulatedStep = (typeof simulatedSteps)[number];

export function isSimulatedStep(name: string): name is SimulatedStep {
  return simulatedSteps.some((step) => step === name);
}
