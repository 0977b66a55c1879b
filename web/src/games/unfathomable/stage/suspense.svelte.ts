// Whether something is just being revealed on the stage: whatever would give it away waits until it lies open.
class Suspense {
  turning = $state(false);
}

export const suspense = new Suspense();
