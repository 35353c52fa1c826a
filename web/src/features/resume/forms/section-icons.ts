import type { CustomSection } from '@kreda/document/kinds/resume/model/custom-sections';
import type { OptionalSection } from '@kreda/document/kinds/resume/model/sections';
import {
  type Icon,
  IconCertificate,
  IconDevices,
  IconHeartHandshake,
  IconNews,
  IconQuote,
  IconRocket,
  IconSchool,
  IconSparkles,
  IconSteeringWheel,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';

/** The pictures of sections that can be added. */
export const SECTION_ICONS: Readonly<Record<Exclude<OptionalSection, CustomSection>, Icon>> = {
  certifications: IconCertificate,
  software: IconDevices,
  projects: IconRocket,
  publications: IconNews,
  references: IconQuote,
  volunteering: IconHeartHandshake,
  memberships: IconUsersGroup,
  courses: IconSchool,
  awards: IconTrophy,
  'driving-licences': IconSteeringWheel,
  interests: IconSparkles,
};
