import GridViewRoundedIcon from '@mui/icons-material/GridViewRounded';
import MapRoundedIcon from '@mui/icons-material/MapRounded';
import ViewListRoundedIcon from '@mui/icons-material/ViewListRounded';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Tooltip from '@mui/joy/Tooltip';

const views = [
  { name: 'List', icon: <ViewListRoundedIcon /> },
  { name: 'Tiles', icon: <GridViewRoundedIcon /> },
  { name: 'Map', icon: <MapRoundedIcon /> },
];

export default function TabsIconOnly() {
  return (
    <Tabs defaultValue="List" sx={{ width: 240 }}>
      <TabList tabFlex={1} aria-label="View of the catalog">
        {views.map(({ name, icon }) => (
          <Tooltip key={name} title={name} size="sm">
            <Tab value={name} aria-label={name} sx={{ '--ListItem-minHeight': '2.75rem' }}>
              {icon}
            </Tab>
          </Tooltip>
        ))}
      </TabList>
      {views.map(({ name }) => (
        <TabPanel key={name} value={name}>
          {name} of 110 objects
        </TabPanel>
      ))}
    </Tabs>
  );
}
