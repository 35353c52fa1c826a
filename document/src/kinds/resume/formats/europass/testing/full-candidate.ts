/** A Candidate with every section of the European portal. */
export const FULL_CANDIDATE = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
  <CandidateSupplier>
    <hr:PartyID schemeID="Test-0001" schemeName="PartyID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:PartyName>Owner</hr:PartyName>
    <PersonContact><PersonName><oa:GivenName>Nils</oa:GivenName><hr:FamilyName>Åkerman</hr:FamilyName></PersonName></PersonContact>
    <hr:PrecedenceCode>1</hr:PrecedenceCode>
  </CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Nils</oa:GivenName><hr:FamilyName>Åkerman</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>nils@exempel.se</oa:URI></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>nils.jobb@exempel.se</oa:URI></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://nils.exempel.se</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode><oa:URI>https://www.linkedin.com/in/nils-a</oa:URI></Communication>
    <Communication><ChannelCode>InstantMessage</ChannelCode><UseCode>whatsapp</UseCode><oa:URI>+46700000001</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>46</CountryDialing><oa:DialNumber>700000002</oa:DialNumber><CountryCode>se</CountryCode></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Storgatan 1</oa:AddressLine><oa:CityName>Umeå</oa:CityName><CountryCode>se</CountryCode><oa:PostalCode>903 26</oa:PostalCode></Address></Communication>
    <Communication><UseCode>other</UseCode><OtherTitle>Sommarhus</OtherTitle><Address type="other"><oa:CityName>Visby</oa:CityName><CountryCode>se</CountryCode></Address></Communication>
    <NationalityCode>se</NationalityCode>
    <NationalityCode>fi</NationalityCode>
    <hr:BirthDate>1991-06-06</hr:BirthDate>
    <GenderCode>male</GenderCode>
    <PrimaryLanguageCode name="NORMAL">swe</PrimaryLanguageCode>
    <PrimaryLanguageCode name="FREE_TEXT">Meänkieli</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="sv">
    <hr:ID schemeID="Test-0001" schemeName="CandidateProfileID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>
    <hr:ExecutiveSummary>&lt;p&gt;Snickare med &lt;strong&gt;tio&lt;/strong&gt; år i fjällen.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Fjällhus AB</hr:OrganizationName>
        <OrganizationContact>
          <Communication><Address><oa:AddressLine>Industrivägen 4</oa:AddressLine><oa:CityName>Kiruna</oa:CityName><CountryCode>se</CountryCode><oa:PostalCode>981 31</oa:PostalCode></Address></Communication>
          <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://fjallhus.exempel.se</oa:URI></Communication>
          <Communication><ChannelCode>Email</ChannelCode><oa:URI>info@fjallhus.exempel.se</oa:URI></Communication>
        </OrganizationContact>
        <hr:IndustryCode>F</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Timmerman</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2016-04-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;Stommar&lt;/li&gt;&lt;li data-list="bullet" class="ql-indent-1"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;av limträ&lt;/li&gt;&lt;/ol&gt;&lt;p&gt;&lt;br&gt;&lt;/p&gt;&lt;p&gt;&lt;u&gt;Tak&lt;/u&gt;&amp;nbsp;och golv&lt;/p&gt;</oa:Description>
          <City>Kiruna</City>
          <Country>se</Country>
        </PositionHistory>
        <Department>Bygg</Department>
        <Link>https://fjallhus.exempel.se/bygg</Link>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Umeå universitet</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Umeå</oa:CityName><CountryCode>se</CountryCode></Address></Communication></OrganizationContact>
        <EducationLevelCode>6</EducationLevelCode>
        <AttendancePeriod><StartDate><hr:FormattedDateTime>2011</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014-06</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree>
          <hr:DegreeName>Högskoleexamen i byggteknik</hr:DegreeName>
          <FieldOfStudy typeCode="URI"><MainFieldOfStudy><ProgramConcentration>07</ProgramConcentration></MainFieldOfStudy></FieldOfStudy>
          <FinalGrade><hr:ScoreText>VG</hr:ScoreText></FinalGrade>
          <Thesis>Snölaster på tak</Thesis>
          <OccupationalSkillsCovered>&lt;p&gt;Hållfasthetslära&lt;/p&gt;</OccupationalSkillsCovered>
          <CreditType>ECTS</CreditType><NumberOfCredit>180</NumberOfCredit>
        </EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License><eures:License><hr:LicenseTypeCode>CE</hr:LicenseTypeCode></eures:License></eures:Licenses>
    <Certifications><Certification><hr:CertificationName>Heta arbeten</hr:CertificationName><hr:IssuingAuthority><hr:Name>Brandskyddsföreningen</hr:Name></hr:IssuingAuthority><FirstIssuedDate><hr:FormattedDateTime>2019-02</hr:FormattedDateTime></FirstIssuedDate></Certification></Certifications>
    <PublicationHistory><Publication><Title>Timmer i norr</Title><Reference>Byggtidningen 3</Reference><Year>2020</Year><Link>https://tidning.exempel.se/3</Link><hr:FormattedPublicationDescription>&lt;p&gt;Om knutar&lt;/p&gt;</hr:FormattedPublicationDescription></Publication></PublicationHistory>
    <PersonQualifications>
      <PersonCompetency>
        <CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Reading</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Production</hr:CompetencyDimensionTypeCode></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><CompetencyID schemeName="NORMAL">ger</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID></PersonCompetency>
    </PersonQualifications>
    <EmploymentReferences><Referee><PersonName><oa:GivenName>Karin</oa:GivenName><hr:FamilyName>Berg</hr:FamilyName></PersonName><Role>Platschef</Role><Communication><ChannelCode>Email</ChannelCode><oa:URI>karin@exempel.se</oa:URI></Communication></Referee></EmploymentReferences>
    <eures:Attachment><oa:EmbeddedData>ZGF0YTppbWFnZS9wbmc7YmFzZTY0LGlWQk9SdzBLR2dvQUFBQU5TVWhFVWdBQUFBRUFBQUFCQ0FZQUFBQWZGY1NKQUFBQURVbEVRVlI0Mm1OaytNOVFEd0FEaGdHQVdqUjlhd0FBQUFCSlJVNUVya0pnZ2c9PQ==</oa:EmbeddedData><oa:FileType>photo</oa:FileType><hr:Instructions>ProfilePicture</hr:Instructions></eures:Attachment>
    <CreativeWorks><CreativeWork><Title>Träskulpturer</Title><Description>&lt;p&gt;Utställning i Luleå&lt;/p&gt;</Description></CreativeWork></CreativeWorks>
    <Projects><Project><Title>Fjällstuga 12</Title><Date><StartDate><hr:FormattedDateTime>2020-01</hr:FormattedDateTime></StartDate><Ongoing>true</Ongoing></Date><Description>&lt;p&gt;Passivhus&lt;/p&gt;</Description><Link>https://stuga.exempel.se</Link></Project></Projects>
    <SocialAndPoliticalActivities><SocialAndPoliticalActivity><Title>Kommunfullmäktige</Title><Location>Kiruna kommun</Location></SocialAndPoliticalActivity></SocialAndPoliticalActivities>
    <Skills>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>SketchUp</hr:CompetencyName></PersonCompetency>
      <SkillsGroup><Title>Verktyg</Title><PersonCompetency><hr:TaxonomyID>Other_Skill</hr:TaxonomyID><hr:CompetencyName>Handsåg</hr:CompetencyName></PersonCompetency><PersonCompetency><hr:TaxonomyID>Other_Skill</hr:TaxonomyID><hr:CompetencyName>Hyvel</hr:CompetencyName></PersonCompetency></SkillsGroup>
    </Skills>
    <CommunicationAndInterpersonalSkills><CommunicationAndInterpersonalSkill><Title>Lärlingar</Title><Description>Handleder två om året.</Description></CommunicationAndInterpersonalSkill></CommunicationAndInterpersonalSkills>
    <OrganisationalSkills><OrganisationalSkill><Title>Planering</Title><Description>&lt;ul&gt;&lt;li&gt;veckoplan&lt;/li&gt;&lt;/ul&gt;</Description></OrganisationalSkill></OrganisationalSkills>
    <ManagementAndLeadershipSkills><ManagementAndLeadershipSkill><Title>Arbetsledning</Title></ManagementAndLeadershipSkill></ManagementAndLeadershipSkills>
    <NetworksAndMemberships><NetworkAndMembership><Title>Byggnads</Title><Date><StartDate><hr:FormattedDateTime>2015</hr:FormattedDateTime></StartDate><Ongoing>true</Ongoing></Date></NetworkAndMembership></NetworksAndMemberships>
    <ConferencesAndSeminars><ConferenceAndSeminar><Title>Trädagarna</Title><Location>Skellefteå</Location><Link>https://tradagarna.exempel.se</Link></ConferenceAndSeminar></ConferencesAndSeminars>
    <VoluntaryWorks><VoluntaryWork><Title>Fjällräddningen</Title><Description>&lt;p&gt;Skoterförare&lt;/p&gt;</Description></VoluntaryWork></VoluntaryWorks>
    <CourseCertifications><CourseCertification><Title>Ställningsbyggare</Title></CourseCertification></CourseCertifications>
    <HobbiesAndInterests><HobbyOrInterest><Title>Längdskidor</Title><Description>Vasaloppet tre gånger</Description></HobbyOrInterest></HobbiesAndInterests>
    <Others><Title>Utmärkelser</Title><Other><Title>Årets lärling</Title></Other></Others>
    <Others><Title>Isfiske</Title><Other><Title>Abborre</Title><Description>&lt;p&gt;2 kg&lt;/p&gt;</Description></Other></Others>
    <ClosingStatement><Statement>Jag samtycker.</Statement><Date>2024-01-01</Date><Place>Umeå</Place></ClosingStatement>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template><Color>Default</Color><SectionsOrder><Section><Title>work-experience</Title></Section></SectionsOrder></Design></RenderingInformation>
</Candidate>
`;
