/* Addresses of domains that follow: a space whose code begins one of them would hide it. */
alter table space drop constraint space_project_code_free;
alter table space add constraint space_project_code_free check (project_code not in (
    'accounting', 'aijihome', 'apidocs', 'application', 'architecture', 'assets', 'boardroom', 'campus', 'company', 'contract',
    'datacensus', 'decoration', 'dev', 'devices', 'finance', 'form', 'frame', 'front', 'healthz', 'home', 'inside', 'invoice',
    'join', 'lease', 'login', 'metrics', 'navigationhome', 'notice', 'oidc', 'operate', 'operation', 'pay', 'platform', 'readyz',
    'recruit', 'repair', 'serivceapp', 'service', 'smartop', 'spaceselect', 'subsidy', 'system', 'things', 'wall'));
