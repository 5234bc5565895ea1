import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function TabsActivation() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Shelf label="Seed shelf, chosen with Enter" />
      <Shelf label="Seed shelf, chosen by focus" selectionFollowsFocus />
    </div>
  );
}

function Shelf({
  label,
  selectionFollowsFocus,
}: {
  label: string;
  selectionFollowsFocus?: boolean;
}) {
  return (
    <Tabs defaultValue="beans" selectionFollowsFocus={selectionFollowsFocus}>
      <div>{label}</div>
      <List aria-label={label}>
        <StyledTab value="beans">Beans</StyledTab>
        <StyledTab value="grains" disabled>
          Grains
        </StyledTab>
        <StyledTab value="roots">Roots</StyledTab>
        <StyledTab value="herbs">Herbs</StyledTab>
      </List>
      <Panel value="beans" tabIndex={0}>
        14 varieties, 3 of them on loan
      </Panel>
      <Panel value="grains" tabIndex={0}>
        Closed for drying until Monday
      </Panel>
      <Panel value="roots" tabIndex={0}>
        9 varieties, all on the shelf
      </Panel>
      <Panel value="herbs" tabIndex={0}>
        22 varieties, 5 of them on loan
      </Panel>
    </Tabs>
  );
}

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: '1px solid light-dark(#cbd5e1, #334155)',
});

const StyledTab = styled(Tab)({
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  [`&.${tabClasses.selected}`]: { fontWeight: 600, borderBottomColor: 'currentColor' },
  [`&.${tabClasses.disabled}`]: { opacity: 0.7, textDecoration: 'line-through' },
});

const Panel = styled(TabPanel)({ padding: '16px 4px' });
