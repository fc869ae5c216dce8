// Allies: invited, joining, dismissed.

export { volunteer } from '../rules/phases/alliance.ts';

export { committable, dismissAlly, isBarred, joinSide, mayInvite, openSides, pickSide, sideName } from '../rules/phases/joining.ts';

export { bothSides, couldJoinBoth, isOnBoth, volunteerBoth } from '../rules/phases/both-sides.ts';

export { dialled } from '../rules/phases/dials.ts';

export { bringable, bringShips } from '../rules/phases/more-ships.ts';
