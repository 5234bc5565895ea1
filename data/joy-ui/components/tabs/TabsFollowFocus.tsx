import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const seasons = {
  Spring: 'Leo and its galaxies',
  Summer: 'The Milky Way in Cygnus',
  Autumn: 'The great square of Pegasus',
  Winter: 'Orion and its nebula',
};

export default function TabsFollowFocus() {
  return (
    <Tabs selectionFollowsFocus defaultValue="Spring" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Season" sx={{ flexWrap: 'wrap' }}>
        {Object.keys(seasons).map((season) => (
          <Tab key={season} value={season}>
            {season}
          </Tab>
        ))}
      </TabList>
      {Object.entries(seasons).map(([season, sky]) => (
        <TabPanel key={season} value={season}>
          {sky}
        </TabPanel>
      ))}
    </Tabs>
  );
}
