export { greedyFromRack as greedy } from '../../racks.ts';
