export { greedyFromRack as greedy } from '../../family/racks.ts';
