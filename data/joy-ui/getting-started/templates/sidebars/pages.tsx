import type { ReactNode } from 'react';
import DirectionsBusRoundedIcon from '@mui/icons-material/DirectionsBusRounded';
import GroupsRoundedIcon from '@mui/icons-material/GroupsRounded';
import RouteRoundedIcon from '@mui/icons-material/RouteRounded';
import SettingsRoundedIcon from '@mui/icons-material/SettingsRounded';

export interface SidebarProps {
  /** The name of the current page. */
  page: string;
  onPage: (page: string) => void;
}

export const GROUPS: readonly { name: string; icon: ReactNode; pages: readonly string[] }[] = [
  { name: 'Network', icon: <RouteRoundedIcon />, pages: ['Routes', 'Stops', 'Timetables'] },
  { name: 'Fleet', icon: <DirectionsBusRoundedIcon />, pages: ['Buses', 'Trams', 'Depot'] },
  { name: 'People', icon: <GroupsRoundedIcon />, pages: ['Drivers', 'Shifts'] },
  { name: 'Settings', icon: <SettingsRoundedIcon />, pages: ['Zones', 'Fares'] },
];
